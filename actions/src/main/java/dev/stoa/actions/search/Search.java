package dev.stoa.actions.search;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A query over everything that can be searched. */
record Search(
    @Param(value = "The words to look for.", position = 0) Seq<String> words,
    @Param(
            value =
                "The agent that searches, whose notes are included: an identity, an id, or a unique"
                    + " suffix of an id.",
            label = "agent",
            actor = true)
        Option<String> as,
    @Param(value = "Whose conversations are included.", defaultValue = "local", user = true)
        String user,
    @Param("Only in these sources.") Seq<SearchSource> in,
    @Param("Of the memories and files, those of this scope instead of shared.")
        Option<String> scope,
    @Param("Of the memories and files, those of every scope.") boolean everywhere,
    @Param(
            value =
                "Texts with any of the words, all of them, the phrase, or words that start"
                    + " with them.",
            defaultValue = "any")
        Matching matching,
    @Param("Show what each part contributes to the relevance.") boolean explain,
    @Param(value = Trusted.LEAST, defaultValue = "imported") Trust minTrust,
    ValidAt valid,
    @Param(Where.ASKED) Option<MetadataFilter> where,
    @Paged(20) Paging page) {

  static final Input<Search> INPUT = Input.of(Search.class).flatten("valid", ValidTime.ASKED);

  Search {
    if (words.isEmpty()) {
      throw BadInput.at("words", "give at least one");
    }
    if (everywhere && scope.isDefined()) {
      throw BadInput.of("give {scope} or {everywhere}, not both");
    }
  }

  SearchViews.Explained shown(SearchHit hit) {
    return new SearchViews.Explained(hit, Option.when(explain, hit.parts()::explain));
  }

  SearchEverything question() {
    SearchEverything question =
        SearchEverything.about(words.mkString(" "))
            .matching(matching)
            .in(in)
            .user(user)
            .minTrust(minTrust)
            .valid(valid)
            .page(page.by(Integer.class));
    SearchEverything asked = where.map(question::where).getOrElse(question);
    SearchEverything scoped = scope.map(asked::scope).getOrElse(asked);
    SearchEverything query = everywhere ? scoped.everywhere() : scoped;
    return as.map(query::as).getOrElse(query);
  }
}
