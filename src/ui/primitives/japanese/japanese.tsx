interface JapaneseProps {
  readonly text: string | null | undefined;
  /** Text shown next to it; an equal name is not repeated. */
  readonly shownName?: string;
  readonly as?: "p" | "span";
  readonly className: string | undefined;
}

/** A name in Japanese; renders nothing if unknown. */
export function Japanese({ text, shownName, as: Element = "p", className }: JapaneseProps) {
  if (!text || text === shownName) return null;
  return (
    <Element className={className} lang="ja">
      {text}
    </Element>
  );
}
