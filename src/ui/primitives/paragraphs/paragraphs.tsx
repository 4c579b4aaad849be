interface ParagraphsProps {
  /** Paragraphs with an empty line between them. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text of the content, paragraph by paragraph. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ));
}
