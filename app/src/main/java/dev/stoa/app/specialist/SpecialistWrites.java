package dev.stoa.app.specialist;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.SessionQuery;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A promotion that was rolled back, two runs of which one won, and a query of all keys' session.
 */
public final class SpecialistWrites implements TorturedContext {

  private static final UserId USER = new UserId("torture-user");
  private static final String SHARED = "torture-session";
  private static final String QUERIES = "queries of " + SHARED;

  @Override
  public void write(Workspace workspace, String key) {
    done(workspace.specialists().promote(PromotionDraft.of(key, "green").from("blue")));
    done(workspace.specialists().rollback(new SpecialistName(key), false));
    workspace.queries().record(new QuerySessionId(SHARED), SessionQuery.PLAIN);
    done(workspace.queries().recordAssertion(AssertionDraft.of(SHARED, key, AssertionLevel.INFO)));
    done(workspace.conversations().start(USER, NewConversation.titled(key).id(key)));
    List.of("torture-first", "torture-second")
        .forEach(
            name ->
                done(
                    workspace
                        .runs()
                        .record(
                            ModelRunDraft.of(key, name)
                                .query(key)
                                .scored(0.6, 0.7)
                                .responded(Option.some(key)))));
    done(
        workspace
            .runs()
            .settle(new QueryId(key), FieldDistribution.only(new Discipline("general"))));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Seq<ModelRun> runs = workspace.runs().of(new QueryId(key));
    return List.of(
        workspace
            .specialists()
            .promotions(new SpecialistName(key), PageRequest.first())
            .items()
            .map(one -> one.sequence())
            .sorted()
            .equals(List.of(1L, 2L)),
        runs.flatMap(run -> run.draft().rawResponse()).equals(List.of(key, key)),
        runs.count(ModelRun::isWinner) == 1);
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        QUERIES,
        workspace ->
            workspace
                .queries()
                .find(new QuerySessionId(SHARED))
                .map(QuerySession::queries)
                .getOrElse(0L));
  }
}
