interface JapaneseProps {
  readonly text: string | null | undefined;
  /** What stands beside it: it is not said twice. */
  readonly beside?: string;
  readonly as?: "p" | "span";
  readonly className: string | undefined;
}

/** How something is called in Japanese; nothing where that is not known. */
export function Japanese({ text, beside, as: Element = "p", className }: JapaneseProps) {
  if (!text || text === beside) return null;
  return (
    <Element className={className} lang="ja">
      {text}
    </Element>
  );
}
