import type { ReactNode } from "react";

/** A term and its description, with its language if it is not English. */
export interface Term {
  readonly label: string;
  readonly value: ReactNode;
  readonly lang?: string | undefined;
}

interface TermsProps {
  readonly of: readonly Term[];
  readonly className?: string | undefined;
  readonly rowClass?: string | undefined;
  readonly termClass?: string | undefined;
  readonly valueClass?: string | undefined;
}

export function Terms({ of, className, rowClass, termClass, valueClass }: TermsProps) {
  return (
    <dl className={className}>
      {of.map(({ label, value, lang }) => (
        <div key={label} className={rowClass}>
          <dt className={termClass}>{label}</dt>
          <dd className={valueClass} lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
