import { SiteLink } from '~/ui/site-link';
import { DirectorySearchBox } from './directory-search-box';
import { directoryPage } from './en';

interface DirectoryHeroProps {
  pincode: string;
  onSearch: (pincode: string) => void;
}

export function DirectoryHero({ pincode, onSearch }: DirectoryHeroProps) {
  const { heading, lead, join } = directoryPage;
  return (
    <div className="on-dark cells">
      <div className="wrap grid gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-[1.2fr_1fr] lg:items-end">
        <div className="grid gap-4">
          <p className="eyebrow">{directoryPage.title}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="grid gap-4">
          <DirectorySearchBox pincode={pincode} onSearch={onSearch} />
          <p className="text-sm text-panel-200">
            {join.title}{' '}
            <SiteLink to={join.action.to} className="link">
              {join.action.label}
            </SiteLink>
          </p>
        </div>
      </div>
    </div>
  );
}
