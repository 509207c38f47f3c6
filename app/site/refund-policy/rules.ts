export const refundRules = {
  rectificationDays: 30,
  performanceGuaranteePercent: 80,
  processingBusinessDays: { from: 15, to: 30 },
};

/** What comes back at each stage of a project, in percent of the amount paid. */
export const refundPercent = {
  beforeSurvey: 100,
  afterSurvey: 95,
  afterProcurement: 80,
  afterCommissioning: 0,
};
