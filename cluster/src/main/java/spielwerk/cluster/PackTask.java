package spielwerk.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;
import spielwerk.core.Mistake;

/** Does a pack of pieces, on a worker. */
final class PackTask extends AbstractFunction1<Iterator<int[]>, PackResult>
    implements Serializable {
  private static final long serialVersionUID = 1;

  private final Broadcast<Shipment> shipment;

  PackTask(Broadcast<Shipment> shipment) {
    this.shipment = shipment;
  }

  @Override
  public PackResult apply(Iterator<int[]> packs) {
    String executor = SparkEnv.get().executorId();
    int[] pack = packs.next();
    Optional<String> unfit = shipment.value().unfit(Runtime.version().feature());
    if (unfit.isPresent()) {
      return PackResult.refused(executor, unfit.get());
    }
    TaskContext task = TaskContext.get();
    List<byte[]> results = new ArrayList<>();
    int[] done = new int[pack.length];
    try (OpenWork open = OpenWork.of(shipment.value())) {
      long began = System.nanoTime();
      open.pieces()
          .all(
              pack,
              task::isInterrupted,
              (index, result) -> {
                done[results.size()] = index;
                results.add(open.work().write(result));
              });
      if (task.isInterrupted() || results.size() < pack.length) {
        throw new TaskKilledException();
      }
      return new PackResult(executor, done, results, System.nanoTime() - began, "");
    } catch (LinkageError lacking) {
      // Spark would end the whole executor, and not say why
      throw new IllegalStateException(lacking.toString(), lacking);
    } catch (Mistake impossible) {
      // no other machine would fare better
      return PackResult.refused(executor, String.valueOf(impossible.getMessage()));
    }
  }
}
