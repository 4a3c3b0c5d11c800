package dev.stoa.app.knowledge;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** An entry in a domain of its own, and one that it superseded. */
public final class KnowledgeWrites implements TorturedContext {

  private static final String SHARED = "torture-contributor";

  @Override
  public void write(Workspace workspace, String key) {
    done(workspace.agents().registerIfAbsent(SHARED, "torture"));
    String before = "before " + key;
    KnowledgeEntry loser =
        done(workspace.knowledge().contribute(SHARED, Contribution.of(domain(key), before)));
    KnowledgeEntry winner =
        done(workspace.knowledge().contribute(SHARED, Contribution.of(domain(key), key)));
    done(workspace.knowledge().supersede(SHARED, loser.id().value(), winner.id().value()));
  }

  private static DomainPath domain(String key) {
    return new DomainPath("torture/" + key);
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .knowledge()
            .list(KnowledgeQuery.all().in(DomainQuery.within(domain(key))).valid(ValidAt.ALL))
            .items()
            .map(entry -> entry.content() + " " + entry.successor().isDefined())
            .sorted()
            .equals(List.of("before " + key + " true", key + " false").sorted()));
  }
}
