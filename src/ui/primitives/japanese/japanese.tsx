interface JapaneseProps {
  readonly text: string | null | undefined;
  /** Words beside it, which are not repeated. */
  readonly beside?: string;
  readonly as?: "p" | "span";
  readonly className: string | undefined;
}

/** A name in Japanese; nothing where it is not known. */
export function Japanese({ text, beside, as: Element = "p", className }: JapaneseProps) {
  if (!text || text === beside) return null;
  return (
    <Element className={className} lang="ja">
      {text}
    </Element>
  );
}
