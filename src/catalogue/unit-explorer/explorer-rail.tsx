import { atBase } from "#src/data/browser/base-path";
import { useStores } from "#src/data/stores/store-context";
import { observer } from "mobx-react-lite";
import { Heart } from "#src/ui/primitives/heart/heart";
import { Picture } from "#src/ui/primitives/picture/picture";
import { favoritesPath, officePath, unitPath } from "#lib/content/model/pages/paths";
import {
  type ExplorerOffice,
  type ExplorerUnit,
  highlightedIds,
  unitsOf,
} from "./explorer-catalogue";
import { Row, Stack, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import * as styles from "./explorer-rail.module.css";
import { onPlainClick } from "#src/app/routing/plain-click";
import { useCentered } from "./use-centered";

interface ExplorerRailProps {
  onOffice: (office: ExplorerOffice) => void;
  onUnit: (unitId: string) => void;
  onFavorites: () => void;
}

export const ExplorerRail = observer(function ExplorerRail(props: ExplorerRailProps) {
  const { onOffice, onUnit, onFavorites } = props;
  const { units } = useStores();
  const { catalogue, office, productionId, unitsId, isFavoritesActive, favoriteRecords } = units;
  const highlighted = highlightedIds(units);
  const isHighlighted = ({ list }: ExplorerUnit) => list.some((id) => highlighted.has(id));
  const officeRow = useCentered(productionId);
  const unitRow = useCentered(unitsId);
  return (
    <Stack className={styles.rail}>
      <h1 className={styles.title}>Unit members</h1>
      <nav className={styles.nav} aria-label="Agencies">
        <VisuallyHidden as="h2" className={styles.heading}>
          Agency
        </VisuallyHidden>
        <ul ref={officeRow} className={styles.offices}>
          {catalogue.offices.map((agency) => (
            <li key={agency.id} data-item={agency.id}>
              <a
                id={`choose-office-${agency.id}`}
                className={styles.office}
                href={atBase(officePath(agency.id))}
                aria-current={agency.id === productionId ? "true" : undefined}
                data-highlighted={
                  unitsOf(catalogue.units, agency.list).some(isHighlighted) || undefined
                }
                data-replay=""
                onClick={onPlainClick(() => onOffice(agency))}
              >
                <Picture
                  image={agency.markPicture.imageData}
                  alt={agency.name}
                  sizes="(min-width: 1024px) 112px, 116px"
                />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.nav} aria-label={`Units of ${office.name}`}>
        <VisuallyHidden as="h2" className={styles.heading}>
          Units
        </VisuallyHidden>
        <ul ref={unitRow} className={styles.units}>
          {unitsOf(catalogue.units, office.list).map((unit) => (
            <li key={unit.id} data-item={unit.id}>
              <Row
                as="a"
                id={`choose-${unit.id}`}
                className={styles.unit}
                href={atBase(unitPath(unit.id))}
                aria-current={unit.id === unitsId && !isFavoritesActive ? "true" : undefined}
                data-unit={unit.id}
                data-highlighted={isHighlighted(unit) || undefined}
                data-replay=""
                onClick={onPlainClick(() => onUnit(unit.id))}
              >
                <span className={styles.dot} />
                <span className={styles.name}>{unit.name}</span>
                <Text as="span" weight={700} soft className={styles.count}>
                  {unit.list.length}
                  <VisuallyHidden> {unit.list.length === 1 ? "member" : "members"}</VisuallyHidden>
                </Text>
              </Row>
            </li>
          ))}
        </ul>
      </nav>
      <Row
        as="a"
        data-only="scripts"
        id="choose-favorites"
        className={styles.favorites}
        href={atBase(favoritesPath)}
        aria-current={isFavoritesActive ? "true" : undefined}
        data-replay=""
        onClick={onPlainClick(onFavorites)}
      >
        <Heart />
        <span className={styles.name}>Favourites</span>
        {favoriteRecords.length > 0 ? (
          <Text as="span" weight={700} soft className={styles.count}>
            {favoriteRecords.length}
          </Text>
        ) : null}
      </Row>
    </Stack>
  );
});
