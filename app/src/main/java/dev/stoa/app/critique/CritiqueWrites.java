package dev.stoa.app.critique;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.Reputation;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** A judged critique, from which a pattern of all keys is learnt, and a proposal. */
public final class CritiqueWrites implements TorturedContext {

  private static final String CRITIC = "torture-critic";
  private static final String ISSUE = "slow lookup of all keys";
  private static final String GIVEN = "critiques of " + CRITIC;
  private static final String PROPOSALS = "proposals of " + CRITIC;
  private static final String SUCCESSES = "successes of a pattern";

  @Override
  public void write(Workspace workspace, String key) {
    CritiqueOperations critiques = workspace.critiques().registering();
    done(critiques.recordProposal(CRITIC, true));
    Critique critique =
        done(
            critiques.file(
                CritiqueDraft.of(key, CRITIC)
                    .against("torture-criticised")
                    .issue(ISSUE)
                    .expecting(0.8)));
    done(critiques.judge(critique.id(), CritiqueJudgement.helped(0.9)));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .critiques()
            .list(CritiqueQuery.all().inDebate(key))
            .items()
            .map(critique -> critique.verdict().isDefined())
            .equals(List.of(true)));
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        GIVEN,
        counted(Reputation::critiquesGiven),
        PROPOSALS,
        counted(Reputation::proposalsMade),
        SUCCESSES,
        workspace ->
            workspace
                .critiques()
                .pattern(PatternId.of(ISSUE))
                .map(CritiquePattern::successes)
                .getOrElse(0L));
  }

  private static Function<Workspace, Long> counted(Function<Reputation, Long> count) {
    return workspace -> workspace.critiques().reputation(CRITIC).map(count).getOrElse(0L);
  }
}
