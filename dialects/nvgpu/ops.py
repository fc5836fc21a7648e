"""Op views of `nvgpu`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "nvgpu",
    {
        "DeviceAsyncCopyOp": "device_async_copy",
        "DeviceAsyncCreateGroupOp": "device_async_create_group",
        "DeviceAsyncWaitOp": "device_async_wait",
        "LdMatrixOp": "ldmatrix",
        "MBarrierArriveOp": "mbarrier.arrive",
        "MBarrierArriveExpectTxOp": "mbarrier.arrive.expect_tx",
        "MBarrierArriveNoCompleteOp": "mbarrier.arrive.nocomplete",
        "MBarrierCreateOp": "mbarrier.create",
        "MBarrierGetOp": "mbarrier.get",
        "MBarrierInitOp": "mbarrier.init",
        "MBarrierTestWaitOp": "mbarrier.test.wait",
        "MBarrierTryWaitParityOp": "mbarrier.try_wait.parity",
        "MmaSparseSyncOp": "mma.sp.sync",
        "MmaSyncOp": "mma.sync",
        "RcpOp": "rcp",
        "TmaAsyncLoadOp": "tma.async.load",
        "TmaAsyncStoreOp": "tma.async.store",
        "TmaCreateDescriptorOp": "tma.create.descriptor",
        "TmaFenceOp": "tma.fence.descriptor",
        "TmaPrefetchOp": "tma.prefetch.descriptor",
        "WarpgroupGenerateDescriptorOp": "warpgroup.generate.descriptor",
        "WarpgroupMmaOp": "warpgroup.mma",
        "WarpgroupMmaInitAccumulatorOp": "warpgroup.mma.init.accumulator",
        "WarpgroupMmaStoreOp": "warpgroup.mma.store",
    },
)
