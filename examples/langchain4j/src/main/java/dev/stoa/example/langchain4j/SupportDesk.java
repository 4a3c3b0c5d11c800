package dev.stoa.example.langchain4j;

import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.MemoryId;
import dev.langchain4j.service.SystemMessage;
import dev.langchain4j.service.UserMessage;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.langchain4j.StoaChatMemoryStore;
import dev.stoa.langchain4j.StoaContentRetriever;

/** A desk whose assistant remembers each customer, and what it was taught. */
public final class SupportDesk implements AutoCloseable {

  /** What LangChain4j implements. */
  interface Assistant {

    @SystemMessage("Answer in one sentence.")
    String answer(@MemoryId String customer, @UserMessage String question);
  }

  private final Stoa stoa;
  private final Assistant assistant;

  /** With a model of any provider; the url says which engine remembers. */
  public SupportDesk(String url, ChatModel model) {
    stoa = Stoa.open(url);
    ChatMemoryStore memories = new StoaChatMemoryStore(stoa.conversations(), stoa.messages());
    assistant =
        AiServices.builder(Assistant.class)
            .chatModel(model)
            .chatMemoryProvider(
                customer ->
                    MessageWindowChatMemory.builder()
                        .id(customer)
                        .maxMessages(20)
                        .chatMemoryStore(memories)
                        .build())
            .contentRetriever(
                StoaContentRetriever.packing(
                    stoa.packs(), query -> PackQuestion.about(query.text()).tokens(800)))
            .storeRetrievedContentInChatMemory(false)
            .build();
  }

  /** Remembers a fact for all customers. */
  public void teach(String fact) {
    stoa.memory().remember(fact).getOrElseThrow(RefusalException::new);
  }

  /** The assistant's answer to a customer. */
  public String ask(String customer, String question) {
    return assistant.answer(customer, question);
  }

  @Override
  public void close() {
    stoa.close();
  }
}
