package spielwerk.engines.process;

import java.io.File;
import java.io.FilePermission;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.security.AllPermission;
import java.security.CodeSource;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.Permissions;
import java.security.Policy;
import java.security.ProtectionDomain;
import java.util.PropertyPermission;

/**
 * What the code of a stranger's jar may do in its own process, where Java still has a security
 * manager (up to 23): compute, start threads, read its own jar and the program's. It reads no other
 * files, writes none, opens no connections, starts no programs. Java 24 has nothing of the kind;
 * there it starts no programs (but on Windows), and for the rest the limits of the process hold.
 */
@SuppressWarnings("removal") // nothing else keeps code of the same process from files and programs
final class JarPolicy extends Policy {
  private final URL jar;
  private final Permissions few = new Permissions();
  private final Permissions all = new Permissions();

  private JarPolicy(URL jar, Path file) {
    this.jar = jar;
    all.add(new AllPermission());
    few.add(new PropertyPermission("*", "read,write"));
    for (String name :
        new String[] {"accessDeclaredMembers", "modifyThread", "modifyThreadGroup"}) {
      few.add(new RuntimePermission(name));
    }
    few.add(new FilePermission(file.toString(), "read"));
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      String path = Path.of(part).toAbsolutePath().toString();
      few.add(new FilePermission(path, "read"));
      few.add(new FilePermission(path + File.separator + "-", "read"));
    }
    few.add(new FilePermission(System.getProperty("java.home") + File.separator + "-", "read"));
  }

  static void install(Path jar) throws java.net.MalformedURLException {
    if (System.getProperty("java.security.manager") == null) {
      forbidPrograms();
      return;
    }
    Policy.setPolicy(new JarPolicy(jar.toUri().toURL(), jar));
    System.setSecurityManager(new SecurityManager());
  }

  /**
   * Java's class that starts programs fails when it is first used, and then for as long as this
   * program runs.
   */
  private static void forbidPrograms() {
    System.setProperty("jdk.lang.Process.launchMechanism", "none");
    try {
      new ProcessBuilder("none").start();
    } catch (IOException | Error refused) {
      // as it should be
    }
  }

  /**
   * Only what the jar brought is bound; the program's own code, when nobody else called it, is not.
   */
  private Permissions of(CodeSource source) {
    URL where = source == null ? null : source.getLocation();
    return where == null || !where.toExternalForm().equals(jar.toExternalForm()) ? all : few;
  }

  @Override
  public PermissionCollection getPermissions(CodeSource source) {
    return of(source);
  }

  @Override
  public PermissionCollection getPermissions(ProtectionDomain domain) {
    return of(domain.getCodeSource());
  }

  @Override
  public boolean implies(ProtectionDomain domain, Permission permission) {
    return of(domain.getCodeSource()).implies(permission);
  }
}
