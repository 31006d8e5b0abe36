package spielwerk.runs;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import spielwerk.core.Mistake;

/** Keeps two servers from writing into one data folder; its file says who holds it. */
public final class ServerLock implements AutoCloseable {
  private static final String FILE = "server.lock";

  private final FileChannel file;

  private ServerLock(FileChannel file) {
    this.file = file;
  }

  /**
   * @throws Mistake if another server holds it, saying which
   */
  public static ServerLock hold(Path data) {
    Path path = data.resolve(FILE);
    DataVersion.check(data);
    FileChannel file = null;
    try {
      file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (LockOwner.tryLock(file) == null) {
        file.close();
        throw new Mistake(
            "The data folder "
                + data
                + " is in use by another server"
                + LockOwner.describe(path)
                + ". Use that one, or give this one a folder of its own with --data. To look at"
                + " the data meanwhile: ./spielwerk serve --read-only --port 0 --data "
                + data
                + "; runs and library list take the same --data.");
      }
      LockOwner.write(file);
      DataVersion.prepare(data);
      return new ServerLock(file);
    } catch (IOException unwritable) {
      throw new Mistake(
          "The data folder " + data + " cannot be written; --data takes another one.", unwritable);
    }
  }

  /** Where the server can be reached, for whoever wants the folder too. */
  public void reachedAt(String address) {
    try {
      LockOwner.write(file, address);
    } catch (IOException unwritable) {
      // another server then learns the process alone
    }
  }

  @Override
  public void close() {
    try (file) {
      LockOwner.clear(file);
    } catch (IOException gone) {
      // the lock goes with the file
    }
  }
}
