import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Gallery } from "../store/gallery";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./load-more.late.module.css";

/** The end of what is there: whoever comes near it has the next part brought. */
export const LoadMore = observer(function LoadMore({ gallery }: { readonly gallery: Gallery }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasFailed, loading } = gallery;
  const count = gallery.stands.length;
  useEffect(() => {
    if (hasFailed || !end.current) return undefined;
    // A new one after each part: it says at once whether the end is still near.
    const watching = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && void gallery.loadMore(),
      { rootMargin: "150% 0px" },
    );
    watching.observe(end.current);
    return () => watching.disconnect();
  }, [gallery, hasFailed, count]);
  return (
    <div ref={end} className={styles.more}>
      <output className={`${shapes.centered} ${details.text6} ${letters.bold}`}>
        {hasFailed ? "The next stands did not come." : "More stands are coming …"}
      </output>
      {hasFailed && (
        <button
          className={`${shapes.button} ${shapes.sun}`}
          type="button"
          aria-disabled={loading !== undefined}
          onClick={() => void gallery.loadMore(false)}
        >
          Try again
        </button>
      )}
    </div>
  );
});
