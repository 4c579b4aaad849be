import { VisuallyHidden } from "../elements";

interface CodePictureProps {
  code: { readonly path: string; readonly size: number };
  label: string;
  className?: string | undefined;
}

/** A QR code, with its target as text for screen readers. */
export function CodePicture({ code: { path, size }, label, className }: CodePictureProps) {
  return (
    <>
      <svg
        className={className}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path fill="var(--ink)" d={path} />
      </svg>
      <VisuallyHidden>{`QR code: ${label}`}</VisuallyHidden>
    </>
  );
}
