package dev.stoa.application.embedding;

import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.JudgedTexts;
import dev.stoa.domain.search.NewestTexts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.VectorIndex;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** A text index whose documents are embedded too, at once or by a task. */
public final class EmbeddedTexts implements TextIndex {

  private final TextIndex texts;
  private final VectorIndex vectors;
  private final EmbeddingModel model;
  private final EmbedDocuments embed;
  private final Option<EmbeddingTasks> tasks;

  /**
   * Over the indexes of a workspace.
   *
   * @param tasks takes the documents; none embeds them at once
   */
  public EmbeddedTexts(
      TextIndex texts, VectorIndex vectors, EmbeddingModel model, Option<EmbeddingTasks> tasks) {
    this.texts = texts;
    this.vectors = vectors;
    this.model = model;
    this.embed = new EmbedDocuments(vectors, model);
    this.tasks = tasks;
  }

  @Override
  public void putAll(Seq<SearchDocument> documents) {
    texts.putAll(documents);
    Seq<SearchDocument> embedded =
        documents.filter(document -> EmbedDocuments.scope(document).isDefined());
    if (embedded.nonEmpty()) {
      tasks.peek(queue -> queue.add(embedded)).onEmpty(() -> embed.store(embed.embed(embedded)));
    }
  }

  @Override
  public Option<Set<String>> few(SearchSource source, TextQuery query) {
    return texts.few(source, query);
  }

  @Override
  public JudgedTexts judged(SearchSource source, Seq<String> ids, TextQuery query) {
    return texts.judged(source, ids, query);
  }

  /** Names are not embedded. */
  @Override
  public void renameAuthor(SearchSource source, String from, String into) {
    texts.renameAuthor(source, from, into);
  }

  /** Memories keep their vectors in the archive, from which they may come back. */
  @Override
  public void removeAll(SearchSource source, Seq<String> ids) {
    if (source != SearchSource.MEMORY) {
      texts
          .named(source, ids)
          .groupBy(EmbedDocuments::scope)
          .forEach(
              (scope, some) ->
                  scope.forEach(one -> vectors.removeAll(one, some.map(SearchDocument::id))));
    }
    texts.removeAll(source, ids);
  }

  @Override
  public Option<Embedding> embedded(String question) {
    return Option.some(model.embed(question));
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    return texts.find(source, query, offset, limit);
  }

  @Override
  public Seq<Long> newest(NewestTexts wanted, int limit) {
    return texts.newest(wanted, limit);
  }

  @Override
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    return texts.best(source, query, limit);
  }

  @Override
  public Seq<TextCandidate> candidates(SearchSource source, Seq<String> ids, int around) {
    return texts.candidates(source, ids, around);
  }

  @Override
  public Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids) {
    return texts.snippets(source, query, ids);
  }

  @Override
  public Seq<SearchDocument> named(SearchSource source, Seq<String> ids) {
    return texts.named(source, ids);
  }

  @Override
  public Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit) {
    return texts.documents(source, after, limit);
  }

  @Override
  public boolean isSound(SearchSource source) {
    return texts.isSound(source);
  }

  @Override
  public long waiting(SearchSource source) {
    return texts.waiting(source);
  }

  @Override
  public void rebuild(SearchSource source) {
    texts.rebuild(source);
  }

  @Override
  public void optimize(SearchSource source) {
    texts.optimize(source);
  }
}
