package dev.stoa.spring.ai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stoa.application.search.VectorOperations;
import dev.stoa.domain.search.VectorCollection;
import org.springframework.ai.document.Document;
import org.springframework.ai.embedding.EmbeddingModel;
import org.springframework.ai.vectorstore.VectorStore;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.ChatMemoryRepository;
import org.springframework.ai.chat.memory.InMemoryChatMemoryRepository;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.session.SessionRepository;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What an application gets by the jar beside the starter. */
class AutoConfigurationTest {

  @TempDir Path folder;

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  static class Application {}

  @Configuration(proxyBeanMethods = false)
  static class OwnRepository {
    @Bean
    ChatMemoryRepository mine() {
      return new InMemoryChatMemoryRepository();
    }
  }

  @Configuration(proxyBeanMethods = false)
  static class Embedding {
    @Bean
    EmbeddingModel model() {
      return new WordModel();
    }
  }

  private ApplicationContextRunner application() {
    return new ApplicationContextRunner()
        .withUserConfiguration(Application.class)
        .withPropertyValues(
            "spring.datasource.url=" + TestWorkspace.copyTo(folder.resolve("app.db")),
            "spring.flyway.enabled=false");
  }

  @Test
  void memorySessionsAndTheAdvisorAreBeans() {
    application()
        .run(
            context -> {
              assertThat(context)
                  .hasSingleBean(StoaChatMemoryRepository.class)
                  .hasSingleBean(PackAdvisor.class)
                  .hasSingleBean(SessionRepository.class);
              context.getBean(ChatMemory.class).add("chat", new UserMessage("I am Ada."));
              assertThat(context.getBean(ChatMemoryRepository.class).findByConversationId("chat"))
                  .isEqualTo(List.of(new UserMessage("I am Ada.")));
            });
  }

  @Test
  void aVectorStoreIsABeanIfThereIsAModel() {
    application().run(context -> assertThat(context).doesNotHaveBean(VectorStore.class));
    application()
        .withUserConfiguration(Embedding.class)
        .withPropertyValues("spring.ai.vectorstore.stoa.collection=pages")
        .run(
            context -> {
              VectorStore store = context.getBean(VectorStore.class);
              store.add(List.of(new Document("Retries need jitter")));
              assertThat(store.similaritySearch("jitter")).hasSize(1);
              assertThat(context.getBean(VectorOperations.class).collections())
                  .containsExactly(new VectorCollection("pages"));
            });
    application()
        .withUserConfiguration(Embedding.class)
        .withPropertyValues("spring.ai.vectorstore.type=other")
        .run(context -> assertThat(context).doesNotHaveBean(VectorStore.class));
  }

  @Test
  void beansOfTheApplicationAreUsedInstead() {
    application()
        .withUserConfiguration(OwnRepository.class)
        .run(
            context ->
                assertThat(context.getBeanNamesForType(ChatMemoryRepository.class))
                    .containsExactly("mine"));
  }

  @Test
  void withoutAWorkspaceThereIsNone() {
    application()
        .withPropertyValues("stoa.enabled=false")
        .run(
            context ->
                assertThat(context)
                    .hasNotFailed()
                    .doesNotHaveBean(StoaChatMemoryRepository.class)
                    .doesNotHaveBean(PackAdvisor.class));
  }
}
