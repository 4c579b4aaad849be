import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./legal-motif.module.css";
import motifs from "./motifs.svg";

export function LegalMotif({ slug }: { slug: string }) {
  return (
    <Drawing
      className={styles.motif}
      from={`${motifs}#${slug}`}
      viewBox="0 0 320 320"
      width="320"
      height="320"
    />
  );
}
