package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;
import static dev.stoa.schema.generated.tables.CalibrationBuckets.CALIBRATION_BUCKETS;
import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;
import static dev.stoa.schema.generated.tables.DomainCalibration.DOMAIN_CALIBRATION;
import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;
import static dev.stoa.schema.generated.tables.MeetingBaselines.MEETING_BASELINES;
import static dev.stoa.schema.generated.tables.RatingBaselines.RATING_BASELINES;
import static dev.stoa.schema.generated.tables.Ratings.RATINGS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/**
 * The tables of matches, ratings and predictions. Names are replaced, so that a replay still holds.
 */
public final class RatingTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("rating")
          .table(RATINGS, SubjectRule.named(RATINGS.AGENT_NAME))
          .table(MATCHES)
          .table(MATCH_PARTICIPANTS, SubjectRule.named(MATCH_PARTICIPANTS.AGENT_NAME))
          .table(
              AGENT_RELATIONSHIPS,
              SubjectRule.named(AGENT_RELATIONSHIPS.AGENT_A),
              SubjectRule.named(AGENT_RELATIONSHIPS.AGENT_B))
          .table(RATING_BASELINES, SubjectRule.named(RATING_BASELINES.AGENT_NAME))
          .table(
              MEETING_BASELINES,
              SubjectRule.named(MEETING_BASELINES.AGENT_A),
              SubjectRule.named(MEETING_BASELINES.AGENT_B))
          .table(
              CALIBRATION_PREDICTIONS,
              SubjectRule.rename(CALIBRATION_PREDICTIONS.PREDICTED_WINNER, SubjectKey.AGENT_NAME),
              SubjectRule.rename(CALIBRATION_PREDICTIONS.WINNER, SubjectKey.AGENT_NAME),
              SubjectRule.renameQuoted(CALIBRATION_PREDICTIONS.PROBABILITIES),
              SubjectRule.named(CALIBRATION_PREDICTIONS.PREDICTOR_AGENT))
          .table(DOMAIN_CALIBRATION, SubjectRule.named(DOMAIN_CALIBRATION.AGENT_NAME))
          .table(CALIBRATION_BUCKETS, SubjectRule.named(CALIBRATION_BUCKETS.AGENT_NAME));

  private RatingTables() {}
}
