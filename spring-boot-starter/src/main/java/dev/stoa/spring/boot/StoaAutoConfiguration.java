package dev.stoa.spring.boot;

import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.bootstrap.MaintenanceSchedule;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.storage.StorageConfig;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.ImportRuntimeHints;

/**
 * Opens a workspace, at {@code stoa.url} or in the application's database, and makes it and its
 * operations beans. What the application defines itself is used instead.
 */
@AutoConfiguration(
    afterName = {
      "org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration",
      "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration"
    })
@ConditionalOnProperty(name = "stoa.enabled", matchIfMissing = true)
@EnableConfigurationProperties(StoaProperties.class)
@ImportRuntimeHints(StoaRuntimeHints.class)
@Import(OperationsRegistrar.class)
public class StoaAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean({Stoa.class, StoaConfig.class})
  StoaConfig stoaConfig(
      StoaProperties properties,
      ObjectProvider<StorageConfig> place,
      ObjectProvider<UnitListener> listeners,
      ObjectProvider<EmbeddingModel> embeddings,
      ObjectProvider<Encryption> encryption,
      ObjectProvider<TokenCounter> tokens,
      ObjectProvider<StoaCustomizer> customizers) {
    StorageConfig storage =
        place.getIfAvailable(
            () -> {
              throw new IllegalStateException(
                  "Stoa has no place: set stoa.url, such as jdbc:sqlite:stoa.db, or give the"
                      + " application one DataSource");
            });
    StoaConfig config =
        StoaConfig.of(
            storage
                .withSchema(properties.schema())
                .withSlowUnit(properties.slowUnit())
                .withListener(UnitListener.of(listeners.orderedStream().toList())));
    StoaProperties.Maintenance maintenance = properties.maintenance();
    if (maintenance.enabled()) {
      config =
          config.withMaintenance(
              new MaintenanceSchedule(maintenance.first(), maintenance.between()));
    }
    Path backups = properties.backups();
    config = backups == null ? config : config.withBackups(new KnownBackupFiles(backups));
    EmbeddingModel model = embeddings.getIfUnique();
    config = model == null ? config : config.withEmbeddings(model);
    Encryption keys = encryption.getIfUnique();
    config = keys == null ? config : config.withEncryption(keys);
    TokenCounter counter = tokens.getIfUnique();
    config = counter == null ? config : config.withTokenCounter(counter);
    for (StoaCustomizer customizer : customizers.orderedStream().toList()) {
      config = customizer.customize(config);
    }
    return config;
  }

  /** The workspace; the application's own migrations run before its. */
  @Bean
  @ConditionalOnMissingBean
  @DependsOnDatabaseInitialization
  Stoa stoa(StoaConfig config) {
    return Stoa.open(config);
  }

  /** A store of its own. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnProperty("stoa.url")
  static class AtUrl {

    @Bean
    @ConditionalOnMissingBean
    StorageConfig stoaStorage(StoaProperties properties) {
      return StorageConfig.of(String.valueOf(properties.url()))
          .withDurability(properties.durability())
          .withConnections(properties.connections());
    }
  }

  /** Tables in the application's database, whose transactions operations join. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnProperty(name = "stoa.url", matchIfMissing = true, havingValue = "none")
  @ConditionalOnClass(name = "org.springframework.jdbc.datasource.ConnectionHolder")
  static class InDataSource {

    @Bean
    @ConditionalOnMissingBean
    @ConditionalOnSingleCandidate(DataSource.class)
    StorageConfig stoaStorage(DataSource source, StoaProperties properties) {
      String schema = properties.databaseSchema();
      StorageConfig over =
          schema == null ? StorageConfig.over(source) : StorageConfig.over(source, schema);
      return over.withTransactions(SpringTransactions.of(source));
    }

    @Bean
    static BeanPostProcessor stoaSqliteSettings() {
      return new SqliteSettings();
    }
  }
}
