package dev.stoa.actions.knowledge;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgeId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Finding knowledge: by domain, by author, by its words. */
final class KnowledgeQueries {

  static final String[] COLUMNS = {
    "domain", "content", "confidence", "agent", "created_at", "archived_at", "knowledge_id"
  };

  static final String DOMAINS = "A path; with /* after it, everything below too.";
  static final String SCOPE = "Which entries.";

  private KnowledgeQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(list(), query(), tree(), search(), related());
  }

  record ListKnowledge(
      @Param(value = DOMAINS, label = "domain") Option<String> domain,
      @Param(value = "Only entries of this agent, archived or not.", label = "agent")
          Option<String> agent,
      @Param("Only entries contributed then or later.") Option<Instant> since,
      @Param(value = SCOPE, defaultValue = "live") ArchiveFilter show,
      @Paged Paging page) {

    private KnowledgeFilter filter(Workspace workspace) {
      return new KnowledgeFilter(
          show,
          domain.map(DomainQuery::read),
          agent.map(reference -> References.anyAgent(workspace, reference)),
          since);
    }
  }

  private static Action<?, ?> list() {
    return Action.read("knowledge.list", "Lists knowledge, newest first.")
        .example("{}")
        .example("{'agent':'zealot','show':'all','limit':20}")
        .example("{'domain':'ops/*','since':'2026-01-31T00:00:00Z'}")
        .listing("knowledge")
        .columns(COLUMNS)
        .takes(ListKnowledge.class)
        .givesPage(
            ShownKnowledge.class,
            (workspace, input) -> page(workspace, input.filter(workspace), input.page()));
  }

  record QueryKnowledge(
      @Param(value = DOMAINS, position = 0) String domain,
      @Param(value = SCOPE, defaultValue = "live") ArchiveFilter show,
      @Paged Paging page) {}

  private static Action<?, ?> query() {
    return Action.read(
            "knowledge.query", "Lists knowledge in a domain, or in it and everything below.")
        .example("{'domain':'ops/backup'}")
        .example("{'domain':'ops/*','limit':20}")
        .listing("knowledge")
        .columns(COLUMNS)
        .takes(QueryKnowledge.class)
        .givesPage(
            ShownKnowledge.class,
            (workspace, input) ->
                page(
                    workspace,
                    KnowledgeFilter.LIVE.within(input.show()).in(DomainQuery.read(input.domain())),
                    input.page()));
  }

  private static Either<Refusal, Listing<ShownKnowledge>> page(
      Workspace workspace, KnowledgeFilter filter, Paging page) {
    return Either.right(
        ShownKnowledge.page(
            workspace,
            workspace
                .knowledge()
                .list(filter, page.byTime(KnowledgeId.class).after(), page.limit())));
  }

  private static Action<?, ?> tree() {
    return Action.read("knowledge.tree", "Shows the tree of domains with the number of entries.")
        .example("{}")
        .example("{'domain':'ops','depth':1,'show':'all'}")
        .listing("domains")
        .takes(DomainTree.class)
        .answersPage(
            ShownDomain.class,
            (workspace, input) -> Listing.of(input.page(workspace.knowledge()), ShownDomain::of));
  }

  private static Action<?, ?> search() {
    return Action.read("knowledge.search", "Finds knowledge by its words, best first.")
        .example("{'words':['checkpoint','backup']}")
        .example("{'words':['needs a checkpoint'],'match':'phrase','agent':'zealot','limit':5}")
        .listing("hits")
        .empty("Nothing found.")
        .columns(
            "knowledge.domain", "snippet", "relevance", "knowledge.agent", "knowledge.knowledge_id")
        .takes(SearchKnowledge.class)
        .answersPage(ShownKnowledgeHit.class, (workspace, input) -> input.page(workspace));
  }

  private static Action<?, ?> related() {
    return Action.read("knowledge.related", "Shows up to five entries that share words with one.")
        .example("{'entry':'1f9c01'}")
        .listing("related knowledge")
        .columns(
            "knowledge.domain",
            "knowledge.content",
            "shared_words",
            "knowledge.agent",
            "knowledge.knowledge_id")
        .takes(KnowledgeActions.NamedKnowledge.class)
        .givesItems(
            ShownRelatedKnowledge.class,
            (workspace, input) ->
                workspace
                    .knowledge()
                    .related(input.entry())
                    .map(related -> ShownRelatedKnowledge.all(workspace, related)));
  }
}
