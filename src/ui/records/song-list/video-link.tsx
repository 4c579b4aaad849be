import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { VisuallyHidden } from "#src/ui/primitives/elements";

/** `title` of the song is for screen readers. */
type VideoLinkProps = { className?: string; video: { readonly youtube: string }; title: string };

/** A short link to the video of a song. */
export function VideoLink({ className, video, title }: VideoLinkProps) {
  return (
    <SiteLink className={className} target={videoAddress(video)}>
      YouTube<VisuallyHidden>: {title}</VisuallyHidden>
    </SiteLink>
  );
}

export const videoAddress = ({ youtube }: VideoLinkProps["video"]): string =>
  `https://www.youtube.com/watch?v=${youtube}`;
