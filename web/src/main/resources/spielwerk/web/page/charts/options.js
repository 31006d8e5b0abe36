import { number, short } from "./numbers.js";

/**
 * What a chart shows, in few words, becomes what ECharts understands.
 *
 * x, y     {name, log, min, max, whole (only whole numbers), labels (an axis of words), format (a number as text)}
 * series   [{name, kind, points, dashed, colour}], where kind is
 *          "line"   points [x, y] or [x, y, low, high] for error bars
 *          "band"   points [x, low, high]
 *          "stack"  points [x, y], one on top of the other
 *          "dots"   points [x, y, size in pixels, told]
 *          "heat"   points [column, row, value]; with from, to
 */
const SIGNS = ["circle", "rect", "triangle", "diamond", "roundRect", "arrow"];
const DASHES = ["solid", [6, 4], [2, 3], [8, 3, 2, 3], [12, 4], [1, 5]];

/** Colours and letters as the page has them now. */
export function tokens() {
  const style = getComputedStyle(document.documentElement);
  const read = (name) => style.getPropertyValue(name).trim();
  return {
    ink: read("--ink"),
    muted: read("--muted"),
    line: read("--line"),
    surface: read("--surface"),
    heat: read("--heat"),
    raised: read("--raised"),
    font: read("--font"),
    curves: [1, 2, 3, 4, 5, 6].map((i) => read(`--curve-${i}`)),
  };
}

function axis({ name, log, min, max, whole, labels, format, inverse, gap = true }, look, vertical) {
  return {
    name,
    nameLocation: "middle",
    nameGap: vertical ? 44 : 28,
    nameTextStyle: { color: look.muted, fontSize: 12 },
    type: labels ? "category" : log ? "log" : "value",
    data: labels,
    min,
    max: max ?? (vertical || labels ? undefined : "dataMax"),
    inverse,
    minInterval: whole ? 1 : undefined,
    scale: min === undefined,
    boundaryGap: labels ? gap : undefined,
    axisLine: { show: !vertical, lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: {
      color: look.muted,
      fontSize: 12,
      hideOverlap: true,
      formatter: labels
        ? undefined
        : (value) => (format ? format(value) : Math.abs(value) >= 10000 ? short(value) : number(value)),
    },
    splitLine: { show: vertical && !labels, lineStyle: { color: look.line, opacity: 0.7 } },
    splitArea: { show: false },
  };
}

/** One item that reaches as low and as high as all do, so that the axis does. */
const reach = (points) => [
  points[0][0],
  Math.min(...points.map(([, low]) => low)),
  Math.max(...points.map(([, , high]) => high)),
];

/** Error bars, all in one path: hundreds of small elements take longer than all else. */
function whiskers(points, colour) {
  const bar =
    (api) =>
    ([at, from, to]) => {
      const [x, low] = api.coord([at, from]);
      const high = api.coord([at, to])[1];
      return `M${x} ${low}V${high}M${x - 4} ${low}h8M${x - 4} ${high}h8`;
    };
  return {
    type: "custom",
    silent: true,
    z: 2,
    data: [reach(points)],
    encode: { x: 0, y: [1, 2] },
    tooltip: { show: false },
    color: colour,
    clip: true,
    renderItem: (_, api) => ({
      type: "path",
      shape: { pathData: points.map(bar(api)).join("") },
      style: { stroke: colour, fill: "none", lineWidth: 1.5, opacity: 0.75 },
    }),
  };
}

function band(one, colour) {
  const edges = [...one.points.map(([x, , high]) => [x, high]), ...one.points.map(([x, low]) => [x, low]).reverse()];
  return {
    name: one.name,
    type: "custom",
    silent: true,
    z: 1,
    color: colour,
    data: [reach(one.points)],
    encode: { x: 0, y: [1, 2] },
    tooltip: { show: false },
    clip: true,
    renderItem: (_, api) => ({
      type: "polygon",
      shape: { points: edges.map((edge) => api.coord(edge)) },
      style: { fill: colour, opacity: 0.16 },
    }),
  };
}

function drawn(one, index, look) {
  const colour = one.colour === undefined ? look.curves[index % look.curves.length] : look.curves[one.colour];
  const few = one.points.length <= 60;
  switch (one.kind) {
    case "band":
      return one.points.length ? [band(one, colour)] : [];
    case "stack":
      return [
        {
          name: one.name,
          type: "line",
          stack: "all",
          symbol: "none",
          color: colour,
          lineStyle: { width: 0 },
          areaStyle: { opacity: 0.75 },
          data: one.points.map(([, y]) => y),
          emphasis: { disabled: true },
        },
      ];
    case "dots":
      return [
        {
          name: one.name,
          type: "scatter",
          color: colour,
          data: one.points,
          symbolSize: (point) => point[2],
          itemStyle: { opacity: 0.55 },
        },
      ];
    case "heat":
      return [
        {
          name: one.name,
          type: "heatmap",
          data: one.points,
          label: {
            show: one.labels ?? false,
            color: look.ink,
            formatter: ({ value }) => one.told?.(value[2]) ?? number(value[2]),
          },
          itemStyle: { borderColor: look.surface, borderWidth: 1 },
        },
      ];
    default:
      return [
        {
          name: one.name,
          type: "line",
          color: colour,
          symbol: SIGNS[index % SIGNS.length],
          showSymbol: few,
          symbolSize: 7,
          z: 3,
          connectNulls: true,
          lineStyle: {
            width: one.thin ? 1 : 2,
            type: one.dashed ? [5, 4] : few ? "solid" : DASHES[one.colour === undefined ? index % DASHES.length : 0],
          },
          data: one.points.map(([x, y]) => [x, y]),
          emphasis: { disabled: true },
        },
        ...(one.points.some((point) => point.length > 3)
          ? [
              whiskers(
                one.points.filter((point) => point.length > 3).map(([x, , low, high]) => [x, low, high]),
                colour,
              ),
            ]
          : []),
      ];
  }
}

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

/** How many rows the names of the curves need in so much room, each with its sign. */
function rows(names, room, font) {
  pen.font = `12px ${font}`;
  let [count, used] = [1, 0];
  for (const name of names) {
    const wide = 40 + pen.measureText(name).width;
    if (used > 0 && used + wide > room) [count, used] = [count + 1, 0];
    used += wide;
  }
  return count;
}

/** The option of ECharts for a chart that is so many pixels wide. */
export function option({ x: across, y, series, tell }, look, width = Infinity) {
  // what is stacked needs the same places for all, which are words to ECharts
  const stack = series.find((one) => one.kind === "stack");
  const x = stack ? { name: across.name, labels: stack.points.map(([at]) => String(at)), gap: false } : across;
  const heat = series.find((one) => one.kind === "heat");
  const named = series.filter((one) => one.name && one.kind !== "heat");
  const lines = rows(
    named.map((one) => one.name),
    width - 12,
    look.font,
  );
  // a few names stand in rows; more than four of them would leave no room for the curves
  const all = lines <= 4;
  return {
    animation: false,
    textStyle: { fontFamily: look.font, color: look.ink },
    color: look.curves,
    aria: { enabled: false },
    grid: {
      left: 12,
      right: 18,
      top: named.length > 1 ? 12 + 22 * (all ? lines : 1) : 14,
      bottom: x.name ? 30 : 12,
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
      ...(y.name ? { left: 34 } : {}),
    },
    legend:
      named.length > 1
        ? {
            top: 0,
            left: 0,
            type: all ? "plain" : "scroll",
            icon: undefined,
            itemGap: 12,
            itemWidth: 20,
            itemHeight: 9,
            textStyle: { color: look.ink, fontSize: 12 },
            data: named.map((one) => one.name),
          }
        : undefined,
    tooltip: {
      trigger: heat || series.every((one) => one.kind === "dots") ? "item" : "axis",
      confine: true,
      backgroundColor: look.surface,
      borderColor: look.line,
      textStyle: { color: look.ink, fontSize: 13 },
      ...(tell ? { formatter: tell } : { valueFormatter: (value) => (y.format ? y.format(value) : number(value)) }),
    },
    xAxis: axis(x, look, false),
    yAxis: axis(y, look, true),
    visualMap: heat
      ? { show: false, min: heat.from, max: heat.to, dimension: 2, inRange: { color: [look.raised, look.heat] } }
      : undefined,
    series: series.flatMap((one, index) => drawn(one, index, look)),
  };
}
