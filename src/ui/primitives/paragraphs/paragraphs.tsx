interface ParagraphsProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text of the content, split at blank lines. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ));
}
