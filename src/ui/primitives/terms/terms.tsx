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
  readonly row?: string | undefined;
  readonly term?: string | undefined;
  readonly answer?: string | undefined;
}

export function Terms({ of, className, row, term, answer }: TermsProps) {
  return (
    <dl className={className}>
      {of.map(({ label, value, lang }) => (
        <div key={label} className={row}>
          <dt className={term}>{label}</dt>
          <dd className={answer} lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
