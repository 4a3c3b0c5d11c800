package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.util.ReflectionTestUtils;

/** What an application gets by the starter alone, on either line of Spring Boot. */
class StarterTest {

  @TempDir Path folder;
  private ApplicationContextRunner application;

  @BeforeEach
  void withAStore() {
    application =
        withoutDatabase()
            .withPropertyValues("stoa.url=" + TestWorkspace.copyTo(folder.resolve("stoa.db")));
  }

  /** The DataSource is configured by a class that has moved between the lines. */
  private static ApplicationContextRunner withoutDatabase() {
    return new ApplicationContextRunner()
        .withUserConfiguration(Application.class)
        .withPropertyValues(
            "spring.autoconfigure.exclude="
                + "org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration,"
                + "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration");
  }

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  static class Application {}

  @Test
  void theWorkspaceAndItsOperationsAreBeans() {
    application.run(
        context -> {
          Stoa stoa = context.getBean(Stoa.class);
          List<Method> accessors = OperationsRegistrar.accessors().toList();
          assertThat(accessors).hasSizeGreaterThan(40);
          for (Method accessor : accessors) {
            assertThat(context.getBeanNamesForType(accessor.getReturnType())).hasSize(1);
          }
          assertThat(context.getBean(MemoryOperations.class)).isSameAs(stoa.memory());
          stoa.memory().remember("Retries need jitter").get();
          assertThat(memories(context)).isEqualTo(1);
        });
  }

  @Configuration(proxyBeanMethods = false)
  static class OwnWorkspace {
    @Bean
    Stoa mine(@org.springframework.beans.factory.annotation.Value("${mine}") String url) {
      return Stoa.open(url);
    }
  }

  @Test
  void aWorkspaceOfTheApplicationIsUsedInstead() {
    application
        .withUserConfiguration(OwnWorkspace.class)
        .withPropertyValues("mine=" + TestWorkspace.copyTo(folder.resolve("mine.db")))
        .run(
            context -> {
              assertThat(context).hasSingleBean(Stoa.class).doesNotHaveBean("stoa");
              assertThat(context.getBean(MemoryOperations.class))
                  .isSameAs(context.getBean(Stoa.class).memory());
            });
  }

  @Configuration(proxyBeanMethods = false)
  static class OwnOperations {
    @Bean
    AuditOperations trail(Stoa stoa) {
      return stoa.audit();
    }
  }

  @Test
  void operationsOfTheApplicationAreUsedInstead() {
    application
        .withUserConfiguration(OwnOperations.class)
        .run(
            context ->
                assertThat(context.getBeanNamesForType(AuditOperations.class))
                    .containsExactly("trail"));
  }

  @Configuration(proxyBeanMethods = false)
  static class EarlierClock {
    @Bean
    StoaCustomizer clock() {
      InstantSource then = InstantSource.fixed(Instant.parse("2026-02-03T04:05:06Z"));
      return config -> config.withStorage(storage -> storage.withClock(then));
    }
  }

  @Test
  void aCustomizerHasTheLastWord() {
    application
        .withUserConfiguration(EarlierClock.class)
        .run(
            context ->
                assertThat(
                        context
                            .getBean(MemoryOperations.class)
                            .remember("x")
                            .get()
                            .times()
                            .createdAt())
                    .isEqualTo(Instant.parse("2026-02-03T04:05:06Z")));
  }

  @Test
  void itCanBeSwitchedOff() {
    application
        .withPropertyValues("stoa.enabled=false")
        .run(
            context ->
                assertThat(context)
                    .hasNotFailed()
                    .doesNotHaveBean(Stoa.class)
                    .doesNotHaveBean(MemoryOperations.class));
  }

  @Test
  void withoutAPlaceItSaysWhatToSet() {
    withoutDatabase()
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .rootCause()
                    .hasMessageContaining("set stoa.url, such as jdbc:sqlite:stoa.db"));
  }

  @Test
  void theSchemaIsMigratedValidatedOrLeftAlone() {
    ApplicationContextRunner anew =
        application.withPropertyValues("stoa.url=jdbc:sqlite:" + folder.resolve("new.db"));
    anew.withPropertyValues("stoa.schema=validate")
        .run(
            context -> assertThat(context).getFailure().rootCause().hasMessageContaining("schema"));
    anew.run(context -> assertThat(memories(context)).isZero());
    for (String mode : List.of("validate", "none")) {
      anew.withPropertyValues("stoa.schema=" + mode)
          .run(context -> assertThat(memories(context)).isZero());
    }
  }

  @Test
  void healthNamesWhatWasLookedAt() {
    application.run(
        context -> {
          Object health =
              ReflectionTestUtils.invokeMethod(context.getBean("stoaHealthIndicator"), "health");
          assertThat(String.valueOf(health))
              .startsWith("UP")
              .contains(
                  "schema=ok", "file size=ok", "unmerged texts=ok", "audit head=ok: 0 entries");
        });
    application
        .withPropertyValues("management.health.stoa.enabled=false")
        .run(context -> assertThat(context).doesNotHaveBean("stoaHealthIndicator"));
  }

  @Test
  void aClosedStoreIsDown() {
    application.run(
        context -> {
          context.getBean(Stoa.class).close();
          Object health =
              ReflectionTestUtils.invokeMethod(context.getBean("stoaHealthIndicator"), "health");
          assertThat(String.valueOf(health)).startsWith("DOWN");
        });
  }

  @Test
  void infoNamesTheVersion() {
    application.run(
        context -> {
          Info.Builder info = new Info.Builder();
          context.getBean("stoaInfoContributor", InfoContributor.class).contribute(info);
          assertThat(info.build().getDetails()).containsKey("stoa");
        });
  }

  @Test
  void unitsAndFiguresAreMetered() {
    application.run(
        context -> {
          context.getBean(MemoryOperations.class).remember("Retries need jitter").get();
          MeterRegistry registry = context.getBean(MeterRegistry.class);
          assertThat(
                  registry
                      .get("stoa.units")
                      .tags("operation", "MemoryOperations.remember", "outcome", "done")
                      .timer()
                      .count())
              .isEqualTo(1);
          assertThat(
                  registry.get("stoa.memories").gauges().stream().mapToDouble(one -> one.value()))
              .containsOnlyOnce(1.0);
        });
  }

  @Test
  void theMapperOfTheApplicationWritesTheTypesOfStoa() {
    application.run(
        context -> {
          Object mapper =
              context.getBean(
                  context.containsBean("jacksonJsonMapper")
                      ? "jacksonJsonMapper"
                      : "jacksonObjectMapper");
          String json =
              ReflectionTestUtils.invokeMethod(mapper, "writeValueAsString", new AgentName("ada"));
          assertThat(json).isEqualTo("\"ada\"");
        });
  }

  @Test
  void theWorkspaceIsClosedWithTheApplication() {
    AtomicReference<Stoa> opened = new AtomicReference<>();
    application.run(context -> opened.set(context.getBean(Stoa.class)));
    assertThatThrownBy(() -> opened.get().memory().list(MemoryQuery.all()))
        .isInstanceOf(StorageException.class);
  }

  @Test
  void editorsKnowTheProperties() throws Exception {
    StringBuilder metadata = new StringBuilder();
    for (URL file :
        Collections.list(
            getClass()
                .getClassLoader()
                .getResources("META-INF/spring-configuration-metadata.json"))) {
      try (InputStream in = file.openStream()) {
        metadata.append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    for (String name :
        List.of(
            "enabled",
            "url",
            "schema",
            "database-schema",
            "slow-unit",
            "maintenance.enabled",
            "mcp.path")) {
      assertThat(metadata).contains("\"stoa." + name + "\"");
    }
  }

  private static int memories(ApplicationContext context) {
    return context.getBean(MemoryOperations.class).list(MemoryQuery.all()).items().size();
  }
}
