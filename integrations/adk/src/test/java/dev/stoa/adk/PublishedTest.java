package dev.stoa.adk;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.Test;

/**
 * A test class of the published jar, as it is but for the names of classes that it makes: it says
 * {@code new InMemorySessionService()}, and gets ours.
 */
final class PublishedTest extends ClassLoader {

  private final String name;
  private final Map<String, String> renamed;

  PublishedTest(String name, Map<String, String> renamed) {
    super(PublishedTest.class.getClassLoader());
    this.name = name;
    this.renamed = renamed;
  }

  List<Method> tests() throws Exception {
    return Stream.of(loadClass(name).getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .toList();
  }

  static void run(Method test) throws Exception {
    try {
      test.invoke(test.getDeclaringClass().getConstructor().newInstance());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }

  @Override
  protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
    if (!wanted.equals(name) || renamed.isEmpty()) {
      return super.loadClass(wanted, resolve);
    }
    Class<?> loaded = findLoadedClass(wanted);
    if (loaded != null) {
      return loaded;
    }
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      byte[] bytes = rewritten(in.readAllBytes());
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(wanted, e);
    }
  }

  /** With other names among the constants of a class file. */
  private byte[] rewritten(byte[] classFile) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(in.readLong());
    int constants = in.readUnsignedShort();
    out.writeShort(constants);
    for (int i = 1; i < constants; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case 1 -> out.writeUTF(renamed(in.readUTF()));
        case 3, 4, 9, 10, 11, 12, 17, 18 -> out.writeInt(in.readInt());
        case 5, 6 -> {
          out.writeLong(in.readLong());
          i++;
        }
        case 7, 8, 16, 19, 20 -> out.writeShort(in.readUnsignedShort());
        case 15 -> {
          out.writeByte(in.readUnsignedByte());
          out.writeShort(in.readUnsignedShort());
        }
        default -> throw new IOException("an unknown constant: " + tag);
      }
    }
    in.transferTo(out);
    return bytes.toByteArray();
  }

  private String renamed(String constant) {
    String other = renamed.getOrDefault(constant, constant);
    for (Map.Entry<String, String> one : renamed.entrySet()) {
      other = other.replace("L" + one.getKey() + ";", "L" + one.getValue() + ";");
    }
    return other;
  }
}
