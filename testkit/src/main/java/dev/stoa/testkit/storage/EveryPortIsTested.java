package dev.stoa.testkit.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.stoa.domain.kernel.ContextStorage;
import dev.stoa.domain.storage.Storage;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * The contract about contracts: a module that has an adapter runs the contract of every port.
 *
 * <p>The ports are what {@link #offered} lists; the contract of {@code domain.x.Things} is {@code
 * testkit.x.ThingsContract}; it runs in a module if a test class compiled beside the implementing
 * class implements it.
 */
public interface EveryPortIsTested {

  /** The store under test; one that offers fewer contexts than {@link Storage} says so here. */
  default Class<? extends ContextStorage> offered() {
    return Storage.class;
  }

  @Test
  default void everyPortHasAContractThatRunsHere() throws IOException, URISyntaxException {
    List<Class<?>> testClasses = testClassesBeside(getClass());
    TreeSet<String> untested = new TreeSet<>();
    for (Class<?> port : ports(offered())) {
      Class<?> contract = contractOf(port);
      if (testClasses.stream().noneMatch(test -> runs(test) && contract.isAssignableFrom(test))) {
        untested.add(contract.getSimpleName());
      }
    }
    assertEquals(new TreeSet<>(), untested, "contracts no test class here implements");
  }

  private static List<Class<?>> ports(Class<? extends ContextStorage> store) {
    return Stream.of(store.getMethods())
        .filter(method -> ContextStorage.class.isAssignableFrom(method.getDeclaringClass()))
        .<Class<?>>map(Method::getReturnType)
        .filter(Class::isInterface)
        .toList();
  }

  /** An inner class that is not marked is compiled, and never run. */
  private static boolean runs(Class<?> test) {
    return !test.isMemberClass() || test.isAnnotationPresent(Nested.class);
  }

  private static Class<?> contractOf(Class<?> port) {
    String name = port.getName().replace(".domain.", ".testkit.") + "Contract";
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      return fail("port " + port.getName() + " has no contract: write " + name);
    }
  }

  private static List<Class<?>> testClassesBeside(Class<?> test)
      throws IOException, URISyntaxException {
    Path root = Path.of(test.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith("Test.class"))
          .<Class<?>>map(file -> load(file, test.getClassLoader()))
          .toList();
    }
  }

  private static Class<?> load(String file, ClassLoader loader) {
    String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
    try {
      return Class.forName(name.replace('\\', '.'), false, loader);
    } catch (ClassNotFoundException e) {
      return fail("cannot load " + name, e);
    }
  }
}
