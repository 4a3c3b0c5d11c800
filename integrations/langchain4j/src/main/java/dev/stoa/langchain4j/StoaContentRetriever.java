package dev.stoa.langchain4j;

import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.rag.content.ContentMetadata;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.rag.query.Query;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.application.pack.PackOperations;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.pack.PackItem;
import dev.stoa.domain.pack.PackQuestion;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * What Stoa knows about a question, for the prompt of a model, best first.
 *
 * <p>How a question is asked, with which filter, scope and limits, may depend on the whole query of
 * LangChain4j.
 */
public final class StoaContentRetriever implements ContentRetriever {

  private final Function<Query, Seq<Content>> find;

  private StoaContentRetriever(Function<Query, Seq<Content>> find) {
    this.find = find;
  }

  /**
   * Recalls memories until a budget is used up; the best one always fits.
   *
   * @param recall such as {@code query -> Recall.about(query.text()).minScore(0.3)}
   */
  public static StoaContentRetriever recalling(
      MemoryOperations memory, Function<Query, Recall> recall, TokenCounter counter, long tokens) {
    return new StoaContentRetriever(
        query ->
            fitting(
                    memory.recall(recall.apply(query)).getOrElseThrow(RefusalException::new),
                    counter,
                    tokens)
                .map(StoaContentRetriever::content));
  }

  /** As above, with tokens estimated from characters. */
  public static StoaContentRetriever recalling(
      MemoryOperations memory, Function<Query, Recall> recall, long tokens) {
    return recalling(memory, recall, TokenCounter.ESTIMATE, tokens);
  }

  /**
   * Packs the best of everything that is known under the budget of the question.
   *
   * @param question such as {@code query -> PackQuestion.about(query.text()).tokens(800)}
   */
  public static StoaContentRetriever packing(
      PackOperations packs, Function<Query, PackQuestion> question) {
    return new StoaContentRetriever(
        query ->
            packs
                .pack(question.apply(query))
                .getOrElseThrow(RefusalException::new)
                .items()
                .map(StoaContentRetriever::content));
  }

  @Override
  public List<Content> retrieve(Query query) {
    return find.apply(query).asJava();
  }

  @Override
  public CompletableFuture<List<Content>> retrieveAsync(Query query) {
    return CompletableFuture.supplyAsync(() -> retrieve(query));
  }

  private static Seq<Recalled> fitting(Seq<Recalled> found, TokenCounter counter, long tokens) {
    long left = tokens;
    Vector<Recalled> fitting = Vector.empty();
    for (Recalled one : found) {
      left -= counter.count(one.memory().content());
      if (left < 0 && !fitting.isEmpty()) {
        break;
      }
      fitting = fitting.append(one);
    }
    return fitting;
  }

  private static Content content(Recalled recalled) {
    return Content.from(
        TextSegment.from(recalled.memory().content(), members(recalled)),
        Map.of(
            ContentMetadata.SCORE,
            recalled.relevance().value(),
            ContentMetadata.EMBEDDING_ID,
            recalled.memory().id().value()));
  }

  /** The members of its metadata that LangChain4j can hold: texts and numbers. */
  private static Metadata members(Recalled recalled) {
    Metadata members = new Metadata();
    if (JsonParser.parse(recalled.memory().metadata().text()) instanceof JsonObject object) {
      object.members().forEach((name, value) -> put(members, name, value));
    }
    return members;
  }

  private static void put(Metadata members, String name, JsonValue value) {
    if (value instanceof JsonString text) {
      members.put(name, text.value());
    } else if (value instanceof JsonNumber number) {
      double exact = number.exactDouble();
      if (number.isPlainInteger() && exact == (long) exact) {
        members.put(name, (long) exact);
      } else {
        members.put(name, exact);
      }
    }
  }

  private static Content content(PackItem item) {
    Metadata members =
        new Metadata()
            .put("citation", item.citation())
            .put("source", item.at().source().label())
            .put("date", item.date().toString())
            .put("why", item.why());
    return Content.from(
        TextSegment.from(item.text(), members),
        Map.of(ContentMetadata.EMBEDDING_ID, item.at().id()));
  }
}
