import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { PageHero } from '~/ui/page-hero';
import { Section } from '~/ui/section';
import { courseData } from './course-data';
import { trainingsPage } from './en';
import { Enrolment } from './enrolment';
import { EnrolmentActions } from './enrolment-actions';
import { ProgrammeOverview } from './programme-overview';
import { ProgrammeSheet } from './programme-sheet';
import { trainingProgrammes } from './programmes';
import { TrainingCentre } from './training-centre';
import { WhyTrainWithUs } from './why-train-with-us';

export const meta = () =>
  pageMeta({
    title: trainingsPage.name,
    description: trainingsPage.description,
    path: paths.trainings,
    share: 'trainings',
    structuredData: trainingProgrammes.map(courseData),
  });

export default function Trainings() {
  return (
    <>
      <PageHero
        eyebrow={trainingsPage.name}
        title={trainingsPage.title}
        lead={trainingsPage.lead}
        actions={<EnrolmentActions />}
        aside={<ProgrammeOverview />}
      />
      <Section id="programmes" title={trainingsPage.programmesTitle} tone="plain">
        <div className="grid gap-8">
          {trainingProgrammes.map((programme) => (
            <ProgrammeSheet key={programme.id} programme={programme} />
          ))}
        </div>
      </Section>
      <TrainingCentre />
      <WhyTrainWithUs />
      <Enrolment />
    </>
  );
}
