package dev.stoa.spring.ai;

import static org.assertj.core.api.Assertions.assertThat;

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
