package dev.stoa.application.embedding;

import dev.stoa.application.agent.AgentTaskHandler;
import dev.stoa.application.agent.FindAgent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.InstantSource;

/**
 * Texts that are embedded by the tasks of an agent: {@code stoa.tasks().run(worker, tasks)}.
 *
 * <p>A task names the texts; what they say is read when it runs, so that a text that was changed or
 * removed meanwhile is never embedded as it was.
 */
public final class EmbeddingTasks implements AgentTaskHandler {

  /** The number of texts that one task embeds. */
  private static final int TEXTS = 256;

  private final AgentStorage agents;
  private final UnitOfWork unitOfWork;
  private final TextIndex texts;
  private final EmbedDocuments embed;
  private final String agent;
  private final InstantSource clock;
  private final IdSource ids;

  /**
   * For one workspace.
   *
   * @param storage without its own model
   * @param agent the identity of the agent whose tasks they are
   */
  public <S extends SearchStorage & AgentStorage> EmbeddingTasks(
      S storage, EmbeddingModel model, String agent, InstantSource clock, IdSource ids) {
    this.agents = storage;
    this.unitOfWork = storage.unitOfWork();
    this.texts = storage.textIndex();
    this.embed = new EmbedDocuments(storage.vectorIndex(), model);
    this.agent = agent;
    this.clock = clock;
    this.ids = ids;
  }

  /** Adds tasks for these documents, in the open unit of work. */
  void add(Seq<SearchDocument> documents) {
    AgentId who =
        new FindAgent(agents.agents()).any(agent).getOrElseThrow(RefusalException::new).id();
    Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders =
        documents
            .groupBy(SearchDocument::source)
            .toVector()
            .flatMap(
                some ->
                    some._2
                        .map(SearchDocument::id)
                        .grouped(TEXTS)
                        .map(
                            few ->
                                Tuple.of(
                                    new AgentTaskId(ids.next()),
                                    AgentTaskOrder.of(who, input(some._1, few)))));
    agents.agentTasks().add(orders, clock.instant());
  }

  private static String input(SearchSource source, Seq<String> texts) {
    return CanonicalJson.of(
            JsonObject.builder()
                .put("embed", source.label())
                .put("ids", new JsonArray(texts.<JsonValue>map(JsonString::new).toVector()))
                .build())
        .text();
  }

  @Override
  public AgentTaskOutput handle(AgentTask task) {
    JsonObject input = (JsonObject) JsonParser.parse(task.order().input());
    SearchSource source =
        SearchSource.labelled(((JsonString) input.members().get("embed").get()).value());
    Seq<String> named =
        ((JsonArray) input.members().get("ids").get())
            .values()
            .map(id -> ((JsonString) id).value());
    return AgentTaskOutput.of(embedded(source, named) + " texts embedded");
  }

  /** Embeds texts outside of any unit of work, and stores what has not changed meanwhile. */
  private int embedded(SearchSource source, Seq<String> named) {
    Seq<SearchDocument> found =
        unitOfWork
            .read(() -> texts.named(source, named))
            .filter(document -> EmbedDocuments.scope(document).isDefined());
    Seq<Tuple2<SearchDocument, Embedding>> embedded = embed.embed(found);
    return unitOfWork.run(
        () -> {
          Vector<SearchDocument> now = texts.named(source, named).toVector();
          Seq<Tuple2<SearchDocument, Embedding>> unchanged =
              embedded.filter(pair -> now.contains(pair._1));
          embed.store(unchanged);
          return unchanged.size();
        });
  }
}
