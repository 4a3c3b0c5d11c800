package dev.stoa.actions.evidence;

import dev.stoa.actions.Action;
import dev.stoa.actions.Where;
import dev.stoa.actions.evidence.EvidenceActions.NamedEvidence;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Finding evidence: by source, by its words, by the debates that cite it. */
final class EvidenceQueries {

  private static final String[] COLUMNS = {
    "source", "title", "snippet", "reliability", "quality", "tier", "created_at", "evidence_id"
  };

  private static final String SOURCE = "Only of this source.";

  private EvidenceQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(show(), list(), search(), cited(), citations());
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evidence.show", "Shows evidence with its scores.")
        .example("{'evidence':'e-1'}")
        .takes(NamedEvidence.class)
        .gives(
            EvidenceViews.LISTED,
            (workspace, input) ->
                workspace
                    .evidence()
                    .find(input.evidence())
                    .toEither(() -> EvidenceActions.unknown(input.evidence())));
  }

  record ListEvidence(
      @Param(SOURCE) Option<EvidenceSource> source,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged Paging page) {

    private EvidenceQuery query() {
      return new EvidenceQuery(source, where, page.byTime(EvidenceId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("evidence.list", "Lists evidence, newest first.")
        .example("{}")
        .example("{'source':'arxiv','limit':20}")
        .example("{'where':'year >= 2020 and not draft = true'}")
        .listing("evidence")
        .columns(COLUMNS)
        .takes(ListEvidence.class)
        .answersPage(
            EvidenceViews.LISTED, (workspace, input) -> workspace.evidence().list(input.query()));
  }

  record SearchEvidence(
      @Param(value = "The search words.", position = 0, label = "word") Seq<String> words,
      @Param(value = "How words are matched.", defaultValue = "any") Matching match,
      @Param(SOURCE) Option<EvidenceSource> source,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged(10) Paging page) {

    SearchEvidence {
      if (words.isEmpty()) {
        throw BadInput.at("words", "it is missing: give at least one word");
      }
    }

    private TextQuery question() {
      TextQuery query = TextQuery.about(words.mkString(" ")).matching(match).where(where);
      return source.map(one -> query.ownedBy(one.value())).getOrElse(query);
    }
  }

  private static Action<?, ?> search() {
    return Action.ofWorkspace()
        .read("evidence.search", "Finds evidence by its words, best first.")
        .example("{'words':['caching','latency']}")
        .example("{'words':['cut latency'],'match':'phrase','source':'web','limit':5}")
        .listing("hits")
        .empty("Nothing found.")
        .columns(
            "evidence.source",
            "evidence.title",
            "passage",
            "relevance",
            "evidence.quality",
            "evidence.evidence_id")
        .takes(SearchEvidence.class)
        .answersPage(
            EvidenceViews.HIT,
            (workspace, input) ->
                workspace.evidence().search(input.question(), input.page().byOffset()));
  }

  record CitedBy(@Param(value = "The debate.", position = 0) String debate, @Paged Paging page) {}

  private static Action<?, ?> cited() {
    return Action.ofWorkspace()
        .read("evidence.cited", "Lists what a debate cites, by round.")
        .example("{'debate':'d1'}")
        .listing("evidence")
        .columns(
            "citation.round",
            "citation.relevance",
            "citation.used_in_consensus",
            "evidence.source",
            "evidence.title",
            "evidence.snippet",
            "evidence.evidence_id")
        .takes(CitedBy.class)
        .answersPage(
            EvidenceViews.CITED,
            (workspace, input) ->
                workspace
                    .evidence()
                    .citedBy(input.debate(), input.page().by(CitationPosition.class)));
  }

  record CitationsOf(
      @Param(value = EvidenceActions.EVIDENCE, position = 0) EvidenceId evidence,
      @Paged Paging page) {}

  private static Action<?, ?> citations() {
    return Action.ofWorkspace()
        .read("evidence.citations", "Lists the debates that cite evidence.")
        .example("{'evidence':'e-1'}")
        .listing("citations")
        .takes(CitationsOf.class)
        .answersPage(
            EvidenceViews.CITATION,
            (workspace, input) ->
                workspace.evidence().citationsOf(input.evidence(), input.page().by(String.class)));
  }
}
