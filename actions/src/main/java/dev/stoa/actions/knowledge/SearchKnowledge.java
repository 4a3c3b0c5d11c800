package dev.stoa.actions.knowledge;

import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.knowledge.KnowledgeHit;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A search for knowledge by its words. */
record SearchKnowledge(
    @Param(value = "The search words.", position = 0, label = "word") Seq<String> words,
    @Param(value = "How words are matched.", defaultValue = "any") Matching match,
    @Param(value = "Only entries of this agent, archived or not.", label = "agent")
        Option<String> agent,
    @Param(value = Listing.AFTER, label = "next") Option<String> after,
    @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "10") int limit) {

  SearchKnowledge {
    if (words.isEmpty()) {
      throw BadInput.at("words", "it is missing: give at least one word");
    }
  }

  Listing<ShownKnowledgeHit> page(Workspace workspace) {
    int skipped = Listing.after(after, Integer.class).getOrElse(0);
    if (skipped < 0) {
      throw BadInput.at("after", "it is not a cursor of this list: copy it from the previous page");
    }
    Seq<KnowledgeHit> hits = workspace.knowledge().search(question(workspace), skipped, limit);
    return new Listing<>(
        ShownKnowledgeHit.all(workspace, hits),
        Option.when(hits.size() == limit, () -> Cursor.of(skipped + limit).text()));
  }

  private TextQuery question(Workspace workspace) {
    TextQuery query = TextQuery.about(words.mkString(" ")).matching(match);
    return agent
        .map(reference -> query.ownedBy(References.anyAgent(workspace, reference).value()))
        .getOrElse(query);
  }
}
