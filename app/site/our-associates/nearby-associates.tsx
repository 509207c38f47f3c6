import { useQuery } from '@tanstack/react-query';
import { AssociateCard, cardGrid } from './associate-card';
import { DIRECTORY_KEY } from './directory-updates';
import { directoryPage } from './en';
import type { Associate, BusinessType } from './list-associates';
import { DISTRICT_DIGITS, listNearby, REGION_DIGITS } from './nearby';

interface NearbyAssociatesProps {
  pincode: string;
  businessType: BusinessType | undefined;
}

/** For a pincode without associates: who else is around. An extra, so it stays silent when it fails. */
export function NearbyAssociates({ pincode, businessType }: NearbyAssociatesProps) {
  const { data } = useQuery({
    queryKey: [DIRECTORY_KEY, 'nearby', pincode, businessType],
    queryFn: ({ signal }) => listNearby(pincode, businessType, signal),
  });
  const { nearby } = directoryPage;
  return (
    <>
      <Group title={nearby.district(pincode.slice(0, DISTRICT_DIGITS))} associates={data?.district} />
      <Group title={nearby.region(pincode.slice(0, REGION_DIGITS))} associates={data?.region} />
    </>
  );
}

function Group({ title, associates = [] }: { title: string; associates?: Associate[] }) {
  if (associates.length === 0) return null;
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="mb-6 text-2xl">{title}</h2>
      <ul className={cardGrid}>
        {associates.map((associate) => (
          <AssociateCard key={associate.id} associate={associate} />
        ))}
      </ul>
    </section>
  );
}
