import { formatDate } from "#lib/format/date";
import { limitedTo } from "#src/ui/primitives/limited-text";
import * as styles from "./certificate.late.module.css";
import type { Stamps } from "./rally-entry";
import { Stamp } from "./stamp";
import { Button, Stack } from "#src/ui/primitives/elements";

interface CertificateProps {
  stations: readonly Queries.RallyStationFragment[];
  stamps: Stamps;
  day: string;
}

/** Certificate for a complete card; printed alone on one page. */
export function Certificate({ stations, stamps, day }: CertificateProps) {
  return (
    <Stack
      as="section"
      gap={5}
      className={styles.certificate}
      data-paper=""
      aria-labelledby="certificate"
    >
      <p className={styles.above}>The four seasons stamp rally</p>
      <h3 id="certificate" className={styles.title} tabIndex={-1}>
        Certificate of having been everywhere
      </h3>
      <p className={styles.text}>
        The bearer of this sheet has called at all {stations.length} stations, has read the privacy
        policy of their own free will, and was seen doing it by no one.
      </p>
      <Stack as="label" gap={1} className={styles.bearer}>
        Bearer
        <input className={styles.field} type="text" {...limitedTo(40)} autoComplete="off" />
      </Stack>
      <Stack as="ul" gap={3} className={styles.stamps}>
        {stations.map(({ stamp, title }, index) => (
          <li key={stamp}>
            <Stamp name={stamp} index={index} day={stamps[stamp]} />
            <span className={styles.station}>{title}</span>
          </li>
        ))}
      </Stack>
      <p className={styles.date}>Last stamp on {formatDate(day)}</p>
      <p className={styles.small}>
        Issued by Encore, an unofficial fan guide. Valid on no railway.
      </p>
      <Button shadow={2} tone="sun" className={styles.print} onClick={() => window.print()}>
        Print it
      </Button>
    </Stack>
  );
}
