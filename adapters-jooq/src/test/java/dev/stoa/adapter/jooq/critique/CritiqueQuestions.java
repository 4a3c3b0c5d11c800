package dev.stoa.adapter.jooq.critique;

import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.StrengthPosition;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.List;
import org.jooq.Query;

/** What is asked of tables that grow, for either engine to say how it would answer. */
final class CritiqueQuestions {

  private static final PatternId ID = PatternId.of("x");
  private static final Instant AT = Instant.EPOCH;
  private static final AgentName AGENT = new AgentName("a");
  static final List<Query> LISTINGS =
      List.of(
          JooqCritiques.page(7, 9, CritiqueFilter.ALL),
          JooqCritiques.page(7, 9, CritiqueFilter.ALL.inDebate("d")),
          JooqCritiques.page(7, 9, CritiqueFilter.ALL.by(AGENT)),
          PatternQueries.strongest(Option.none(), 2, Option.none(), 9),
          PatternQueries.strongest(Option.none(), 2, Option.some(new StrengthPosition(3, ID)), 9),
          PatternQueries.strongest(
              Option.some(IssueCategory.CLARITY), 2, Option.some(new StrengthPosition(3, ID)), 9),
          PatternQueries.untouchedSince(AT, Option.none(), 9),
          PatternQueries.untouchedSince(AT, Option.some(new AgePosition(AT, ID)), 9),
          JooqReputations.page(Option.none(), 9),
          JooqReputations.page(Option.some(new ReputationPosition(3, AGENT)), 9));

  private CritiqueQuestions() {}
}
