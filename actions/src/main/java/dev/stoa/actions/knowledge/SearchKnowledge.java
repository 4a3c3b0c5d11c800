package dev.stoa.actions.knowledge;

import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.knowledge.KnowledgeHit;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
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
    @Paged(10) Paging page) {

  SearchKnowledge {
    if (words.isEmpty()) {
      throw BadInput.at("words", "it is missing: give at least one word");
    }
  }

  Listing<ShownKnowledgeHit> page(Workspace workspace) {
    PageRequest<Integer> wanted = page.byOffset();
    Seq<KnowledgeHit> hits =
        workspace
            .knowledge()
            .search(question(workspace), wanted.after().getOrElse(0), wanted.limit());
    Page<ShownKnowledgeHit, Integer> shown =
        Page.of(ShownKnowledgeHit.all(workspace, hits), wanted);
    return Listing.of(shown, one -> one);
  }

  private TextQuery question(Workspace workspace) {
    TextQuery query = TextQuery.about(words.mkString(" ")).matching(match);
    return agent
        .map(reference -> query.ownedBy(References.anyAgent(workspace, reference).value()))
        .getOrElse(query);
  }
}
