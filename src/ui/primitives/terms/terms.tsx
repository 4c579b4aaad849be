import type { ReactNode } from "react";

/** A row of a list: what is asked, and the answer, in its language where that is another one. */
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

/** A list of terms, each with what is to be said of it. */
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
