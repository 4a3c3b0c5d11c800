package dev.stoa.actions.knowledge;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Finding knowledge: by domain, by author, by its words. */
final class KnowledgeQueries {

  private static final String AGENT = "Only entries of this agent, archived or not.";
  private static final String DOMAINS = "A path; with /* after it, everything below too.";
  private static final String SCOPE = "Which entries.";

  private KnowledgeQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(list(), query(), tree(), search(), related());
  }

  record ListKnowledge(
      @Param(value = DOMAINS, label = "domain") Option<String> domain,
      @Param(value = AGENT, label = "agent") Option<String> agent,
      @Param("Only entries contributed then or later.") Option<Instant> since,
      @Param(value = SCOPE, defaultValue = "live") ArchiveFilter show,
      ValidAt valid,
      @Paged Paging page) {

    private static final Input<ListKnowledge> INPUT =
        Input.of(ListKnowledge.class).flatten("valid", ValidTime.ASKED);

    private KnowledgeQuery query(Workspace workspace) {
      return new KnowledgeQuery(
          show,
          domain.map(DomainQuery::read),
          agent.map(reference -> References.anyAgent(workspace, reference)),
          since,
          valid,
          page.byTime(KnowledgeId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("knowledge.list", "Lists knowledge, newest first.")
        .example("{}")
        .example("{'agent':'zealot','show':'all','limit':20}")
        .example("{'domain':'ops/*','since':'2026-01-31T00:00:00Z'}")
        .listing("knowledge")
        .columns(KnowledgeViews.COLUMNS)
        .takes(ListKnowledge.INPUT)
        .answersPage(
            KnowledgeViews.LISTED,
            (workspace, input) -> workspace.knowledge().list(input.query(workspace)));
  }

  record QueryKnowledge(
      @Param(value = DOMAINS, position = 0) String domain,
      @Param(value = SCOPE, defaultValue = "live") ArchiveFilter show,
      ValidAt valid,
      @Paged Paging page) {

    private static final Input<QueryKnowledge> INPUT =
        Input.of(QueryKnowledge.class).flatten("valid", ValidTime.ASKED);

    private KnowledgeQuery query() {
      return KnowledgeQuery.all()
          .in(DomainQuery.read(domain))
          .within(show)
          .valid(valid)
          .page(page.byTime(KnowledgeId.class));
    }
  }

  private static Action<?, ?> query() {
    return Action.ofWorkspace()
        .read("knowledge.query", "Lists knowledge in a domain, or in it and everything below.")
        .example("{'domain':'ops/backup'}")
        .example("{'domain':'ops/*','limit':20}")
        .listing("knowledge")
        .columns(KnowledgeViews.COLUMNS)
        .takes(QueryKnowledge.INPUT)
        .answersPage(
            KnowledgeViews.LISTED, (workspace, input) -> workspace.knowledge().list(input.query()));
  }

  private static Action<?, ?> tree() {
    return Action.ofWorkspace()
        .read("knowledge.tree", "Shows the tree of domains with the number of entries.")
        .example("{}")
        .example("{'domain':'ops','depth':1,'show':'all'}")
        .listing("domains")
        .takes(DomainTree.INPUT)
        .answersPage(
            KnowledgeViews.DOMAIN, (workspace, input) -> input.page(workspace.knowledge()));
  }

  record SearchKnowledge(
      @Param(value = "The search words.", position = 0, label = "word") Seq<String> words,
      @Param(value = "How words are matched.", defaultValue = "any") Matching match,
      @Param(value = AGENT, label = "agent") Option<String> agent,
      ValidAt valid,
      @Paged(10) Paging page) {

    private static final Input<SearchKnowledge> INPUT =
        Input.of(SearchKnowledge.class).flatten("valid", ValidTime.ASKED);

    SearchKnowledge {
      if (words.isEmpty()) {
        throw BadInput.at("words", "it is missing: give at least one word");
      }
    }

    private TextQuery question(Workspace workspace) {
      TextQuery query = TextQuery.about(words.mkString(" ")).matching(match);
      return agent
          .map(reference -> query.ownedBy(References.anyAgent(workspace, reference).value()))
          .getOrElse(query);
    }
  }

  private static Action<?, ?> search() {
    return Action.ofWorkspace()
        .read("knowledge.search", "Finds knowledge by its words, best first.")
        .example("{'words':['checkpoint','backup']}")
        .example("{'words':['needs a checkpoint'],'match':'phrase','agent':'zealot','limit':5}")
        .listing("hits")
        .empty("Nothing found.")
        .columns(
            "knowledge.domain", "snippet", "relevance", "knowledge.agent", "knowledge.knowledge_id")
        .takes(SearchKnowledge.INPUT)
        .answersPage(
            KnowledgeViews.HIT,
            (workspace, input) ->
                workspace
                    .knowledge()
                    .search(input.question(workspace), input.valid(), input.page().byOffset()));
  }

  private static Action<?, ?> related() {
    return Action.ofWorkspace()
        .read("knowledge.related", "Shows up to five entries that share words with one.")
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
            KnowledgeViews.RELATED,
            (workspace, input) -> workspace.knowledge().related(input.entry()));
  }
}
