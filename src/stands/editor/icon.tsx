import icons from "./icons.svg";

/** A drawing beside or in the place of a word, by its id in icons.svg; it says nothing to screen readers. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
